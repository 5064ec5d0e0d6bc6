import type { ActivityDetail } from '@guangquan/contract'
import { Button, Checkbox } from '@guangquan/ui'
import { WarningCircleIcon } from '@guangquan/ui/icons'
import { useRef, useState, type FormEvent } from 'react'
import { currentUser } from '../../../platform/session/session.ts'
import { ErrorSummary, focusErrors } from '../../../shared/forms/error-summary.tsx'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { isTermsType, openTerms, termsNames } from '../../../shared/sign-in/terms.ts'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { answersOf, emptyAnswers, faultsOf, type JoinAnswers, type JoinFaults } from '../join-answers.ts'
import { useJoin } from '../use-join.ts'
import { AnswerField } from './answer-field.tsx'
import { GuestsField } from './guests-field.tsx'
import { JoinedPanel } from './joined-panel.tsx'
import { LoanField } from './loan-field.tsx'

/** The form of an activity: questions of the organisers, guests, loan items, and the terms. */
export function JoinForm({ activity }: { activity: ActivityDetail }) {
  const { id, form: fields, guestsMax, loanItems, termsType, viewer } = activity
  // The initial values: a later response does not change the input.
  const [begun] = useState(() => emptyAnswers(fields, activity.mine))
  const [answers, setAnswers] = useState(begun)
  const [faults, setFaults] = useState<JoinFaults>({})
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, made, send } = useJoin(activity, (refused) => {
    setFaults(refused)
    if (Object.keys(refused).length > 0) focusErrors(form.current)
  })
  const isUnsaved = answers !== begun && made === null
  useUnsavedPage(isUnsaved)
  useLeaveWarning(isUnsaved, { question: '报名还没有提交，确定离开？' })
  const change = (next: (now: JoinAnswers) => Partial<JoinAnswers>) =>
    setAnswers((now) => ({ ...now, ...next(now) }))

  async function submit(): Promise<void> {
    if (busy) return
    if (currentUser() === null) return promptSignIn('登录后可以报名', () => void submit())
    const lacking = faultsOf(fields, answers)
    setFaults(lacking)
    if (Object.keys(lacking).length > 0) return focusErrors(form.current)
    await send({
      activityId: id,
      form: answersOf(fields, answers),
      guests: answers.guestNames.length,
      guestNames: answers.guestNames.map((name) => name.trim()),
      loanRequests: [...answers.slots],
      agree: true,
    })
  }

  if (made !== null) return <JoinedPanel activity={activity} mine={made} />
  return (
    <form
      ref={form}
      noValidate
      className="event-panel event-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary form={form} />
      {fields.map((field) => (
        <AnswerField
          key={field.key}
          field={field}
          rows={answers.rows[field.key] ?? []}
          files={answers.files[field.key] ?? []}
          error={faults[`form.${field.key}`] ?? null}
          onRows={(rows) => change((now) => ({ rows: { ...now.rows, [field.key]: rows } }))}
          onFiles={(next) =>
            change((now) => ({ files: { ...now.files, [field.key]: next(now.files[field.key] ?? []) } }))
          }
        />
      ))}
      {guestsMax === 0 ? null : (
        <GuestsField
          max={guestsMax}
          names={answers.guestNames}
          error={faults['guests'] ?? faults['guestNames'] ?? null}
          onChange={(guestNames) => change(() => ({ guestNames }))}
        />
      )}
      {loanItems.length === 0 ? null : (
        <LoanField
          items={loanItems}
          chosen={answers.slots}
          error={faults['loanRequests'] ?? null}
          onChange={(slots) => change(() => ({ slots }))}
        />
      )}
      <Agreement
        termsType={termsType}
        agrees={answers.agrees}
        error={faults['agree'] ?? null}
        onChange={(agrees) => change(() => ({ agrees }))}
      />
      {failure === '' ? null : (
        <p role="alert" className="event-failure">
          {failure}
        </p>
      )}
      <Button kind="lit" type="submit" block busy={busy} busyLabel="正在提交">
        {submitLabel(viewer)}
      </Button>
    </form>
  )
}

function submitLabel({ action, actionText }: ActivityDetail['viewer']): string {
  if (action === 'signIn') return '登录并报名'
  // The viewer may have signed up elsewhere since the form was opened; then the server refuses the action.
  return action === 'signUp' || action === 'joinWaiting' ? actionText : '提交报名'
}

interface AgreementProps {
  termsType: number
  agrees: boolean
  error: string | null
  onChange: (agrees: boolean) => void
}

function Agreement({ termsType, agrees, error, onChange }: AgreementProps) {
  const isKnown = isTermsType(termsType)
  return (
    <div className="ui-field">
      <div className="event-agreement">
        <Checkbox
          label="我已阅读并同意"
          checked={agrees}
          aria-invalid={error === null ? undefined : true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {isKnown ? (
          <button
            type="button"
            className="ui-link"
            aria-haspopup="dialog"
            onClick={() => openTerms(termsType)}
          >
            《{termsNames[termsType]}》
          </button>
        ) : null}
      </div>
      {error === null ? null : (
        <p className="ui-field-error" role="alert">
          <WarningCircleIcon size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
