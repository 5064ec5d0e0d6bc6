import type { MethodRef } from '@guangquan/client'
import { App } from 'antd'
import { refresh, sentenceOf } from '../../platform/api.ts'

/** The reads that a write changes. */
export type ChangedReads = readonly Pick<MethodRef<never, unknown>, 'service' | 'method'>[]

/**
 * Performs writes of a form, which shows their errors: reports what was done, and reads the changed data again, even if
 * somebody else was first.
 */
export function useFormAct(...changed: ChangedReads) {
  const { message } = App.useApp()
  return async function act<A>(written: Promise<A>, done?: string | ((response: A) => string)): Promise<A> {
    try {
      const response = await written
      if (done !== undefined) message.success(typeof done === 'string' ? done : done(response))
      return response
    } finally {
      await refresh(...changed)
    }
  }
}

/** Performs writes of a button: as `useFormAct`, and shows the server's sentence if one fails. */
export function useAct(...changed: ChangedReads) {
  const { message } = App.useApp()
  const act = useFormAct(...changed)
  return async function perform(written: Promise<unknown>, done: string): Promise<void> {
    try {
      await act(written, done)
    } catch (error) {
      message.error(sentenceOf(error))
    }
  }
}
