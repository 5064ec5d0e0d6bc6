import type { ProviderItem, TestResult } from '@guangquan/contract'
import { Alert, Input } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'
import { causeText, providerTexts } from './provider-texts.ts'

interface Given extends Reasoned {
  recipient: string
}

/** Sends a test message through one provider, and shows its response. */
export function TestDialog({ item, onClose }: { item: ProviderItem | null; onClose: () => void }) {
  const [result, setResult] = useState<TestResult | null>(null)
  return (
    <ActDialog
      act={
        item === null
          ? null
          : { ...actOf(item), write: async (given: Given) => setResult(await send(item, given)) }
      }
      changed={[api.StaffSystem.GetProviders]}
      result={result === null ? null : <Result result={result} />}
      onClose={onClose}
      afterClose={() => setResult(null)}
    />
  )
}

const send = ({ name }: ProviderItem, { recipient, reason }: Given) =>
  write(api.StaffSystem.SendTest, { provider: name, recipient, reason })

function actOf({ name, testedBy }: ProviderItem) {
  const takesSms = testedBy.includes('sms')
  const label = takesSms ? (testedBy.includes('mail') ? '手机号或邮箱' : '手机号') : '邮箱'
  return {
    title: `测试${providerTexts[name]}`,
    after: takesSms
      ? '真的会发出去：短信是验证码的模板，验证码 000000 不能用来登录。同一个号码一小时最多 3 次。'
      : '真的会发出去。同一个邮箱一小时最多 3 次。',
    submitText: '发送',
    fields: (
      <>
        <RequiredItem name="recipient" label={label}>
          <Input maxLength={254} autoComplete="off" spellCheck={false} />
        </RequiredItem>
        <ReasonField />
      </>
    ),
  }
}

function Result({ result: { isAccepted, cause } }: { result: TestResult }) {
  return isAccepted ? (
    <Alert type="success" showIcon title="服务商收下了，请看看有没有收到。" />
  ) : (
    <Alert type="error" showIcon title={causeText(cause)} description="没有发出去，原因是服务商说的。" />
  )
}
