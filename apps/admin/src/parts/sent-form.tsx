import { ApiError } from '@guangquan/client'
import { Alert, Button, Form, type FormProps } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { sentenceOf } from '../platform/api.ts'

interface SentFormProps<V> {
  /** Sends the values; what it throws is shown beside the field it is about, or above the button. */
  send: (values: V) => Promise<void>
  submitText: string
  initialValues?: FormProps<V>['initialValues']
  children: ReactNode
}

/** A form with one button: pending while it is sent, and nothing typed is lost when that fails. */
export function SentForm<V extends object>({ send, submitText, initialValues, children }: SentFormProps<V>) {
  const [form] = Form.useForm<V>()
  const name = useId()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(values: V) {
    setPending(true)
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      if (!showBesideFields(error)) setFailure(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }

  function showBesideFields(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false
    const wrong = form.getFieldsError().flatMap(({ name }) => {
      const sentence = error.fieldMessage(name.join('.'))
      return sentence === undefined ? [] : [{ name, errors: [sentence] }]
    })
    // @ts-expect-error: the names are the form's own, which its type cannot say of any V.
    form.setFields(wrong)
    return wrong.length > 0
  }

  return (
    <Form
      form={form}
      // Two forms may be open: the ids of their fields differ by this.
      name={name}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      {children}
      <div role="alert">
        {failure === null ? null : (
          <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />
        )}
      </div>
      <Button type="primary" htmlType="submit" block loading={pending}>
        {submitText}
      </Button>
    </Form>
  )
}
