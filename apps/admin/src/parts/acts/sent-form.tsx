import { ApiError } from '@guangquan/client'
import { Alert, Button, Form, type FormProps } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../platform/api.ts'
import { NewerValues } from './newer-values.tsx'
import type { BegunEdit, RowEdit } from '../tables/row-edit.ts'
import { useUnsaved } from './unsaved.tsx'

interface SentFormProps<V> {
  /**
   * Sends the values; an error is shown beside its field, or above the button. With a `RowEdit`, the form also lets
   * choose between these values and those that another person saved in the meantime. A page that stays open gives the
   * form another key once it is saved.
   */
  send: ((values: V) => Promise<unknown>) | RowEdit<V, unknown>
  submitText: string
  initialValues?: FormProps<V>['initialValues']
  children: ReactNode
}

/**
 * A form with one button, which is pending while the values are sent. Nothing typed is lost if that fails, and leaving
 * asks while anything is unsaved.
 */
export function SentForm<V extends object>({ send, submitText, initialValues, children }: SentFormProps<V>) {
  const [form] = Form.useForm<V>()
  const name = useId()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [newer, setNewer] = useState<{ values: Partial<V>; sentence: string } | null>(null)
  const edit = typeof send === 'function' ? null : send
  const [begun] = useState(() => edit?.begin() ?? null)
  const markUnsaved = useUnsaved()
  const saved = useRef('')
  const isSending = useRef(false)
  const textOfValues = () => JSON.stringify(form.getFieldsValue(true))
  useEffect(() => {
    saved.current = JSON.stringify(form.getFieldsValue(true))
  }, [form])

  async function submit(values: V) {
    // A second click at the same moment: the button is not pending yet.
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setFailure(null)
    const isChanged = textOfValues() !== saved.current
    // Sending may close the form or open another page.
    markUnsaved(false)
    try {
      await (typeof send === 'function' ? send(values) : begun?.save(values))
      saved.current = textOfValues()
      setNewer(null)
    } catch (error) {
      markUnsaved(isChanged)
      await showFailure(error)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  async function showFailure(error: unknown): Promise<void> {
    const sentence = sentenceOf(error)
    if (error instanceof ApiError && error.kind === 'ChangedMeanwhile' && begun !== null) {
      const values = await reload(begun)
      setNewer(values && { values, sentence })
      if (values !== null) return
    }
    if (!showBesideFields(error)) setFailure(sentence)
  }

  function takeNewer(values: Partial<V>) {
    form.setFieldsValue(values)
    saved.current = textOfValues()
    markUnsaved(false)
    setNewer(null)
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
      // Two forms may be open: this distinguishes the ids of their fields.
      name={name}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onValuesChange={() => markUnsaved(textOfValues() !== saved.current)}
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      {children}
      <div role="alert">
        {failure === null ? null : (
          <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />
        )}
        {newer === null || edit === null ? null : (
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => (
              <NewerValues
                sentence={newer.sentence}
                theirs={edit.describe(newer.values)}
                mine={edit.describe(getFieldsValue(true))}
                onTake={() => takeNewer(newer.values)}
              />
            )}
          </Form.Item>
        )}
      </div>
      <Button type="primary" htmlType="submit" block loading={pending}>
        {submitText}
      </Button>
    </Form>
  )
}

// If it cannot be read, only the sentence that somebody saved is shown.
async function reload<V>(begun: BegunEdit<V, unknown>): Promise<Partial<V> | null> {
  try {
    return await begun.reload()
  } catch {
    return null
  }
}
