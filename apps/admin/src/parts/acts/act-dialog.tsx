import { type FormProps, Typography } from 'antd'
import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { ReasonField } from '../fields/reason-field.tsx'
import type { RowEdit } from '../tables/row-edit.ts'
import { SentForm } from './sent-form.tsx'
import { type ChangedReads, useFormAct } from './use-act.ts'

interface DialogAct<V, A> {
  title: string
  /** The consequences, shown below the form. */
  after?: ReactNode
  submitText: string
  /** Without fields, only the reason. */
  fields?: ReactNode
  initialValues?: FormProps['initialValues']
  write: ((values: V) => Promise<A>) | RowEdit<V, A>
  /** The message after the dialog closes; without it the dialog stays open to show a result. */
  done?: string | ((response: A) => string)
}

interface ActDialogProps<V, A> {
  act: DialogAct<V, A> | null
  changed?: ChangedReads
  /** The result of the write, shown in place of the form. */
  result?: ReactNode
  onClose: () => void
  /** Called once the changed data have been read again. */
  onDone?: () => void
  afterClose?: () => void
}

/** Collects what an act needs, usually a reason, and performs it. */
export function ActDialog<V extends object, A>({
  act,
  changed = [],
  result,
  onClose,
  onDone,
  afterClose,
}: ActDialogProps<V, A>) {
  const perform = useFormAct(...changed)
  async function finish({ done }: DialogAct<V, A>, written: Promise<A>) {
    await perform(written, done)
    onDone?.()
    if (done !== undefined) onClose()
  }
  function sendOf(one: DialogAct<V, A>) {
    const { write } = one
    if (typeof write === 'function') return (values: V) => finish(one, write(values))
    const begin = () => {
      const begun = write.begin()
      return { ...begun, save: (values: V) => finish(one, begun.save(values)) }
    }
    return { ...write, begin }
  }
  return (
    <FormDialog open={act !== null} title={act?.title ?? ''} onClose={onClose} afterClose={afterClose}>
      {act === null
        ? null
        : (result ?? (
            <>
              {act.after === undefined ? null : <Typography.Paragraph>{act.after}</Typography.Paragraph>}
              <SentForm<V> send={sendOf(act)} submitText={act.submitText} initialValues={act.initialValues}>
                {act.fields ?? <ReasonField />}
              </SentForm>
            </>
          ))}
    </FormDialog>
  )
}
