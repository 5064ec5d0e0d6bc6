import { ApiError } from '@guangquan/client'
import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { questionnaireLimits, questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { definitionFaults } from '@guangquan/rules/questionnaire/questionnaire-definition'
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { useFormAct } from '../../../parts/acts/use-act.ts'
import { useUnsaved } from '../../../parts/acts/unsaved.tsx'
import { api, sentenceOf, write } from '../../../platform/api.ts'
import { asEdited, fieldsOf, sentQuestions, type EditedQuestion } from '../fields.ts'
import { emptyQuestion, newKey } from './empty-question.ts'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionList } from './question-list.tsx'

/** The questions of a questionnaire: their order on the left, the open one beside it. Saved as a whole. */
export function QuestionBuilder({ row }: { row: StaffQuestionnaireDetail }) {
  // The stored row that the edit is based on, kept while there are changes even if another person saves.
  const [base, setBase] = useState(row)
  const [isChanged, setChanged] = useState(false)
  const [questions, setQuestions] = useState(() => asEdited(row.questions))
  const [open, setOpen] = useState(questions[0]?.key ?? null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const markUnsaved = useUnsaved()
  const act = useFormAct(api.StaffQuestionnaire.GetList, api.StaffQuestionnaire.GetDetail)
  const { save: maySave, wordsOnly } = row.may
  const faults = definitionFaults(questions)
  const at = questions.findIndex(({ key }) => key === open)
  const shown = questions[at]
  if (!isChanged && row.version > base.version) takeSaved(row)

  function takeSaved(saved: StaffQuestionnaireDetail) {
    setBase(saved)
    setQuestions(asEdited(saved.questions))
    setChanged(false)
    setFailure(null)
  }

  function change(next: readonly EditedQuestion[]) {
    setQuestions([...next])
    setChanged(true)
    setFailure(null)
    markUnsaved(true)
  }

  function add() {
    const question = emptyQuestion(newKey('q', questions), questionTypes.single)
    change([...questions, question])
    setOpen(question.key)
  }

  async function save() {
    setPending(true)
    setFailure(null)
    try {
      const fields = { ...fieldsOf(base), questions: sentQuestions(questions) }
      const { id, version } = base
      takeSaved(await act(write(api.StaffQuestionnaire.Save, { id, version, ...fields }), '已保存'))
      markUnsaved(false)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setPending(false)
    }
  }

  function discard() {
    markUnsaved(false)
    takeSaved(row)
  }

  return (
    <>
      {wordsOnly ? (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 12 }}
          title={
            maySave
              ? '发布以后只能改文字，每次修改都在操作记录里。要改题目、选项或条件，请复制成新的一份。'
              : '已经结束或关闭，题目不能修改。'
          }
        />
      ) : null}
      {/* Nothing is typed while it is sent, so that the answer replaces nothing. */}
      <fieldset className="questionnaire-builder" disabled={pending}>
        <QuestionList
          questions={questions}
          faults={faults}
          open={open}
          onOpen={setOpen}
          isFixed={wordsOnly}
          onChange={change}
          onAdd={questions.length >= questionnaireLimits.questions ? null : add}
        />
        {shown === undefined ? (
          <Typography.Text type="secondary">加一题，从这里开始。</Typography.Text>
        ) : (
          <QuestionEditor
            key={shown.key}
            question={shown}
            questions={questions}
            fault={faults.get(at) ?? null}
            isFixed={wordsOnly}
            onChange={(next) => change(questions.map((one) => (one.key === shown.key ? next : one)))}
            onRemove={() => {
              const others = questions.filter(({ key }) => key !== shown.key)
              change(others)
              setOpen((others[at] ?? others.at(-1))?.key ?? null)
            }}
          />
        )}
      </fieldset>
      <div role="alert">
        {failure === null ? null : <Alert type="error" showIcon title={failure} style={{ marginTop: 12 }} />}
      </div>
      <Flex gap={12} wrap align="center" style={{ marginTop: 16 }}>
        <Button type="primary" loading={pending} disabled={!maySave} onClick={() => void save()}>
          保存题目
        </Button>
        {isChanged && row.version > base.version ? (
          <Button onClick={discard}>放弃我的改动，看最新的</Button>
        ) : null}
        <PreviewButtons path={row.previewPath} />
        <Typography.Text type="secondary">预览的是最近一次保存的题目。</Typography.Text>
      </Flex>
    </>
  )
}

/** The sentence about the first question that is wrong, with its place; else that of the failure. */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return sentenceOf(error)
  for (let at = 0; at < questionnaireLimits.questions; at++) {
    const names = [
      `questions.${at}`,
      ...['title', 'hint', 'options', 'rows'].map((part) => `questions.${at}.${part}`),
    ]
    const sentence = names.map((name) => error.fieldMessage(name)).find((one) => one !== undefined)
    if (sentence !== undefined) return `第 ${at + 1} 题：${sentence}`
  }
  return error.fieldMessage('questions') ?? error.message
}

const openWindow = (path: string, size: string) => window.open(path, '_blank', `noopener,${size}`)

function PreviewButtons({ path }: { path: string }) {
  return (
    <>
      <Button onClick={() => openWindow(path, 'popup,width=390,height=844')}>手机预览</Button>
      <Button onClick={() => openWindow(path, '')}>电脑预览</Button>
    </>
  )
}
