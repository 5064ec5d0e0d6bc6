import type { CircleAudit } from '@guangquan/contract'
import { circleAudits, circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, ChoiceCards, Field, LengthText, TextInput } from '@guangquan/ui'

interface AuditValues {
  applyAuditSetting: CircleAudit
  question: string
  rules: string
}

interface AuditFieldsProps {
  value: AuditValues
  onChange: (change: Partial<AuditValues>) => void
  questionError: string | null
}

const { reason } = circleLimits
const options = [
  { value: circleAudits.free, label: '自由加入', help: '点一下就进来，适合话题广的圈子' },
  {
    value: circleAudits.audited,
    label: '需要审核',
    help: `申请时写 ${reason.min}–${reason.max} 字理由，由你和管理员通过`,
  },
  { value: circleAudits.invited, label: '仅限邀请', help: '只有收到邀请的人可以加入' },
] as const

/** Who may join, the question for applicants, and the rules. */
export function AuditFields({ value, onChange, questionError }: AuditFieldsProps) {
  const ruleLength = writtenLength(value.rules)
  return (
    <>
      <ChoiceCards
        label="谁可以加入"
        labelHidden
        options={options}
        value={value.applyAuditSetting}
        onChange={(applyAuditSetting) => onChange({ applyAuditSetting })}
      />
      {value.applyAuditSetting === circleAudits.audited ? (
        <Field
          label="给申请人的一个问题"
          optional
          counter={<LengthText length={writtenLength(value.question)} limit={circleLimits.question} />}
          error={questionError}
        >
          <TextInput value={value.question} onChange={({ target }) => onChange({ question: target.value })} />
        </Field>
      ) : null}
      <Field
        label="圈规"
        optional
        hint="一行一条，显示在圈子页面"
        counter={<LengthText length={ruleLength} limit={circleLimits.rules} />}
        error={ruleLength > circleLimits.rules ? `圈规最多 ${circleLimits.rules} 个字` : null}
      >
        <AutoTextarea
          minRows={3}
          value={value.rules}
          onChange={({ target }) => onChange({ rules: target.value })}
        />
      </Field>
    </>
  )
}
