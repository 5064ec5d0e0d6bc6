import type { ContestStarting, StartedContest } from '@guangquan/contract'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import {
  AutoTextarea,
  Button,
  Checkbox,
  Field,
  LengthText,
  RadioGroup,
  Select,
  TextInput,
} from '@guangquan/ui'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { calendarOf, type StartFields } from '../start-fields.ts'
import { useStartForm } from '../use-start-form.ts'
import { StartCover } from './start-cover.tsx'
import { StartPrizes } from './start-prizes.tsx'

interface StartFormProps {
  starting: ContestStarting
  /** One that was returned; null for a new one. */
  contest: StartedContest | null
  /** Today in Shanghai. */
  today: string
  onDone: () => void
}

/** Starts a contest of a circle or of members: it goes to the site's audit and is decided by the vote. */
export function StartForm({ starting, contest, today, onDone }: StartFormProps) {
  const circleId = starting.mayStart ? '' : (starting.circles[0]?.id ?? '')
  const { form, fields, change, wrong, submit, busy, failure } = useStartForm(contest, {
    circleId,
    today,
    onDone,
  })
  const text = (name: 'title' | 'theme' | 'body' | 'contact') => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const calendar = calendarOf(fields)
  return (
    <form ref={form} noValidate className="contest-start" onSubmit={(event) => void submit(event)}>
      <Field label="名义" required>
        <Select
          options={[
            ...(starting.mayStart ? [{ value: '', label: '影友赛，以我的名义' }] : []),
            ...starting.circles.map(({ id, title }) => ({ value: id, label: `圈子赛，${title}` })),
          ]}
          value={fields.circleId}
          onChange={(value) => change({ circleId: value })}
        />
      </Field>
      <Field
        label="名称"
        required
        error={wrong('title')}
        counter={<LengthText length={writtenLength(fields.title)} limit={contestBounds.title.max} />}
      >
        <TextInput {...text('title')} />
      </Field>
      <Field
        label="主题"
        optional
        error={wrong('theme')}
        counter={<LengthText length={writtenLength(fields.theme)} limit={contestBounds.theme} />}
      >
        <AutoTextarea minRows={2} maxRows={6} {...text('theme')} />
      </Field>
      <StartCover
        url={fields.coverUrl}
        error={wrong('coverFileId')}
        onChange={({ fileId, url }) => change({ coverFileId: fileId, coverUrl: url })}
      />
      <div className="contest-start-row">
        <Field label="征稿开始" required hint="这天零点" error={wrong('firstDay', 'collectStart')}>
          <TextInput
            type="date"
            value={fields.firstDay}
            onChange={({ target }) => change({ firstDay: target.value })}
          />
        </Field>
        <Field label="征稿截止" required hint="这天 20 点" error={wrong('lastDay', 'collectEnd')}>
          <TextInput
            type="date"
            value={fields.lastDay}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        </Field>
        <Count label="投票几天" name="voteDays" fields={fields} error={wrong('voteDays')} onChange={change} />
      </div>
      {calendar === null ? null : (
        <p className="contest-note" role="status">
          截止后 {contestBounds.startedAuditDays} 天初审；投票 {calendar.vote}；公示 {calendar.notice}
          ，没有异议就公布。
        </p>
      )}
      <RadioGroup
        label="每件作品"
        options={[
          { value: 1, label: '单幅，1 张照片' },
          { value: 2, label: `组照，${contestBounds.set.min} 到 ${contestBounds.set.max} 张` },
        ]}
        value={fields.isSet ? 2 : 1}
        onChange={(value) => change({ isSet: value === 2 })}
      />
      <div className="contest-start-row">
        <Count
          label="每人最多几件"
          name="entriesMax"
          fields={fields}
          error={wrong('entriesMax')}
          onChange={change}
        />
        <Count
          label="每人每天几票"
          name="votesPerDay"
          fields={fields}
          error={wrong('votesPerDay')}
          onChange={change}
        />
        <Count
          label="长边至少（px）"
          name="longEdge"
          fields={fields}
          error={wrong('longEdge')}
          onChange={change}
        />
      </div>
      <Checkbox
        label="拍摄信息要完整：机身、时间和曝光"
        checked={fields.exif}
        onChange={({ target }) => change({ exif: target.checked })}
      />
      <StartPrizes prizes={fields.prizes} error={wrong('prizes')} onChange={(prizes) => change({ prizes })} />
      <Field
        label="参赛须知"
        optional
        error={wrong('body')}
        hint="奖品由谁提供、怎样寄送，版权和授权怎么约定"
        counter={<LengthText length={writtenLength(fields.body)} limit={contestBounds.startedRules} />}
      >
        <AutoTextarea minRows={4} maxRows={16} {...text('body')} />
      </Field>
      <Field label="联系方式" optional hint="公布在规则页上" error={wrong('contact')}>
        <TextInput {...text('contact')} />
      </Field>
      <p className="contest-note">
        名次由公众投票决定。提交后由网站审核，通过后公布；作品也由网站初审。奖品由你或圈子提供，网站不发金币和礼品。
      </p>
      <p role="alert" className="contest-alert-text">
        {failure === null ? '' : sentenceOf(failure)}
      </p>
      <Button kind="lit" type="submit" busy={busy} busyLabel="正在提交">
        提交审核
      </Button>
    </form>
  )
}

interface CountProps {
  label: string
  name: 'voteDays' | 'entriesMax' | 'votesPerDay' | 'longEdge'
  fields: StartFields
  error: string | null
  onChange: (part: Partial<StartFields>) => void
}

function Count({ label, name, fields, error, onChange }: CountProps) {
  return (
    <Field label={label} optional={name === 'longEdge'} required={name !== 'longEdge'} error={error}>
      <TextInput
        inputMode="numeric"
        digits
        value={fields[name]}
        onChange={({ target }) => onChange({ [name]: target.value.trim() })}
      />
    </Field>
  )
}
