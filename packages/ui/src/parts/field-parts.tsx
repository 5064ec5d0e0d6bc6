import { useState } from 'react'
import { AutoTextarea } from '../fields/auto-textarea.tsx'
import { CheckboxGroup } from '../fields/checkbox-group.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { CodeBoxes } from '../fields/code-boxes.tsx'
import { CodeField, ResendButton } from '../fields/code-field.tsx'
import { LengthText } from '../text/count-text.tsx'
import { Field } from '../fields/field.tsx'
import { PasswordInput } from '../fields/password-input.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { Select } from '../fields/select.tsx'
import { Switch } from '../fields/switch.tsx'
import { PhoneInput, TextInput } from '../fields/text-input.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { showToast } from '../overlay/toast.tsx'
import { PartRow, PartSection } from './part-section.tsx'

const subjects = ['风光', '星空', '黑白', '人像'].map((label) => ({ value: label, label }))
const levels = ['刚开始', '会用手动挡', '靠它吃饭'].map((label, place) => ({ value: place + 1, label }))

const shops: { value: number; label: string }[] = []

export function FieldParts() {
  const [chosen, setChosen] = useState<string[]>(['风光', '星空', '黑白'])
  const [level, setLevel] = useState<number | null>(null)
  const [audience, setAudience] = useState('all')
  const [code, setCode] = useState('407')
  const [boxes, setBoxes] = useState('40')
  const [words, setWords] = useState('桩子一年比一年少。十年前来拍的时候还有二十六根，今天数，剩十三根。')

  return (
    <PartSection name="输入">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="昵称" hint="2 到 16 个字" required>
          <TextInput placeholder="给自己起个名字" />
        </Field>
        <Field label="地点" optional>
          <TextInput defaultValue="舟山" />
        </Field>
        <Field label="手机号" error="手机号是 11 位数字">
          <PhoneInput defaultValue="138 0013" />
        </Field>
        <Field label="密码" hint="至少 8 位，含字母和数字">
          <PasswordInput defaultValue="darkroom8" />
        </Field>
        <Field label="短信验证码" hint="验证码已发送，5 分钟内有效">
          <CodeField
            value={code}
            onChange={setCode}
            resend={<ResendButton secondsLeft={52} onResend={resent} />}
          />
        </Field>
        <Field label="邮箱验证码" hint="没有收到时看看垃圾邮件">
          <CodeField
            value=""
            onChange={setCode}
            resend={<ResendButton secondsLeft={0} onResend={resent} />}
          />
        </Field>
        <Field label="机身序列号" success="序列号有效，澄光 C1 Pro">
          <TextInput defaultValue="CG1P-0217364" digits />
        </Field>
        <Field label="注册手机">
          <PhoneInput defaultValue="138 0013 2048" disabled />
        </Field>
        <Field label="摄影水平">
          <Select options={levels} value={level} onChange={setLevel} placeholder="选一项" />
        </Field>
        <Field label="门店">
          <Select options={shops} value={null} onChange={setLevel} />
        </Field>
      </div>
      <Field label="六位验证码" group>
        <CodeBoxes value={boxes} onChange={setBoxes} onComplete={() => showToast('验证码正确')} />
      </Field>
      <Field label="说明" counter={<LengthText length={words.length} limit={200} />}>
        <AutoTextarea value={words} minRows={2} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <CheckboxGroup
        label="感兴趣的题材"
        options={subjects}
        value={chosen}
        onChange={setChosen}
        limit={3}
        onOverLimit={(limit) => showToast(`最多选 ${limit} 项`, 'info')}
      />
      <RadioGroup
        label="谁可以看"
        options={[
          { value: 'all', label: '公开' },
          { value: 'fans', label: '粉丝' },
          { value: 'self', label: '仅自己' },
        ]}
        value={audience}
        onChange={setAudience}
      />
      <Checkbox
        defaultChecked
        label={
          <>
            我已阅读并同意<TextLink href="#parts-light">《注册与服务协议》</TextLink>
          </>
        }
      />
      <PartRow>
        <Switch label="接收评论通知" defaultChecked />
        <Switch label="接收私信" />
        <Switch label="不可改" disabled />
      </PartRow>
    </PartSection>
  )
}

function resent() {
  showToast('验证码已发送')
}
