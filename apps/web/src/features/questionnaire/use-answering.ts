import { ApiError } from '@guangquan/client'
import type { QuestionnaireDetail } from '@guangquan/contract'
import type { Answer, Answers } from '@guangquan/contract/questionnaire/questionnaire.words'
import { shownAnswers } from '@guangquan/rules/questionnaire/questionnaire-flow'
import { epochOf } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { sentenceOf } from '../../shared/posts/sentence-of.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { forgetDraft, readDraft, storeDraft } from './draft.ts'

const saveAfterMs = 1500

/** Answers so far, from the newer of the drafts. */
function firstAnswers({ id, draft }: QuestionnaireDetail): Answers {
  const own = readDraft(id)
  if (draft === null) return own?.answers ?? {}
  return own !== null && own.at > epochOf(draft.savedTime) ? own.answers : draft.answers
}

export type Saved = 'no' | 'saving' | 'browser' | 'server'

/** The answers of a member: kept in the browser at once, a little later by the server too, and sent once. */
export function useAnswering(questionnaire: QuestionnaireDetail) {
  const { id, isAnonymous, questions, start } = questionnaire
  const [answers, setAnswers] = useState(() => firstAnswers(questionnaire))
  const [saved, setSaved] = useState<Saved>(Object.keys(answers).length === 0 ? 'no' : 'browser')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [salt] = useState(() => crypto.randomUUID())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sendOnce = useSendOnce()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => () => clearTimeout(timer.current), [])

  function change(key: string, answer: Answer) {
    const next = { ...answers, [key]: answer }
    setAnswers(next)
    setRefusal('')
    storeDraft(id, next)
    setSaved('browser')
    clearTimeout(timer.current)
    // Of an anonymous questionnaire the server never has a draft beside a member.
    if (!isAnonymous) timer.current = setTimeout(() => void save(next), saveAfterMs)
  }

  async function save(next: Answers) {
    setSaved('saving')
    try {
      const kept = shownAnswers(questions, next)
      await client.call(api.Questionnaire.SaveDraft, {
        id,
        answers: wire(kept),
        requestId: crypto.randomUUID(),
      })
      setSaved('server')
    } catch {
      // It is stored in the browser; obstacles are shown when it is sent.
      setSaved('browser')
    }
  }

  /** @returns sentences of the server about answers, by question */
  async function send(): Promise<Record<string, string>> {
    clearTimeout(timer.current)
    setBusy(true)
    setRefusal('')
    const body = { id, answers: wire(shownAnswers(questions, answers)), start, salt }
    try {
      await sendOnce(body, (requestId) => client.call(api.Questionnaire.Submit, { ...body, requestId }))
      forgetDraft(id)
      await queries.invalidate(queryClient, api.Questionnaire.GetList)
      await queries.invalidate(queryClient, api.Questionnaire.GetResult)
      navigate(ownPaths.questionnaireResult(id), { replace: true })
      return {}
    } catch (error) {
      setBusy(false)
      const faults = faultsOf(error, Object.keys(answers).concat(questions.map(({ key }) => key)))
      if (Object.keys(faults).length === 0) setRefusal(sentenceOf(error))
      return faults
    }
  }
  return { answers, change, saved, busy, refusal, send }
}

function faultsOf(error: unknown, keys: readonly string[]): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    keys.flatMap((key) => {
      const sentence = error.fieldMessage(`answers.${key}`)
      return sentence === undefined ? [] : [[key, sentence]]
    }),
  )
}

/** The answers in their wire format. */
const wire = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([key, { choices, rows, ...rest }]) => [
      key,
      {
        ...rest,
        ...(choices === undefined ? {} : { choices: [...choices] }),
        ...(rows === undefined ? {} : { rows: { ...rows } }),
      },
    ]),
  )
