import { type FormProps, Modal, Typography } from 'antd'
import type { ReactNode } from 'react'
import { ReasonField } from './reason-field.tsx'
import { SentForm } from './sent-form.tsx'
import { type ChangedReads, useFormAct } from './use-act.ts'

interface DialogAct<V, A> {
  title: string
  /** What follows from it. */
  after?: ReactNode
  submitText: string
  /** The reason alone where there are none. */
  fields?: ReactNode
  initialValues?: FormProps['initialValues']
  write: (values: V) => Promise<A>
  /** Said when the dialog closes; without it the dialog stays open, to show a result. */
  done?: string | ((answer: A) => string)
}

interface ActDialogProps<V, A> {
  act: DialogAct<V, A> | null
  changed?: ChangedReads
  /** What the write gave, in place of the form. */
  result?: ReactNode
  onClose: () => void
  /** After what changed was read again. */
  onDone?: () => void
  afterClose?: () => void
}

/** Asks for what an act needs, mostly its reason, and performs it. */
export function ActDialog<V extends object, A>({
  act,
  changed = [],
  result,
  onClose,
  onDone,
  afterClose,
}: ActDialogProps<V, A>) {
  const perform = useFormAct(...changed)
  async function send({ write, done }: DialogAct<V, A>, values: V) {
    await perform(write(values), done)
    onDone?.()
    if (done !== undefined) onClose()
  }
  return (
    <Modal
      open={act !== null}
      title={act?.title ?? ''}
      footer={null}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      {act === null
        ? null
        : (result ?? (
            <>
              {act.after === undefined ? null : <Typography.Paragraph>{act.after}</Typography.Paragraph>}
              <SentForm<V>
                send={(values) => send(act, values)}
                submitText={act.submitText}
                initialValues={act.initialValues}
              >
                {act.fields ?? <ReasonField />}
              </SentForm>
            </>
          ))}
    </Modal>
  )
}
