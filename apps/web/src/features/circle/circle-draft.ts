import type { CircleAudit } from '@guangquan/contract'
import { circleAudits } from '@guangquan/contract/circle/circle.words'
import { useStore } from '@guangquan/ui'
import { useEffect } from 'react'
import { createStoredStore } from '../../platform/stored-store.ts'
import { storedKey } from '../../platform/stored.ts'
import { currentUser } from '../../platform/session/session.ts'

/** A member's input for a new circle. One draft, shared by all tabs, which survives a reload. */
export interface CircleDraft {
  /** Its member: several may use one browser. */
  userId: string
  title: string
  summary: string
  coverFileId: string
  coverUrl: string
  topics: string[]
  applyAuditSetting: CircleAudit
  question: string
  rules: string
}

const empty: CircleDraft = {
  userId: '',
  title: '',
  summary: '',
  coverFileId: '',
  coverUrl: '',
  topics: [],
  applyAuditSetting: circleAudits.audited,
  question: '',
  rules: '',
}

const name = 'circle'
const circleDraft = createStoredStore<CircleDraft>(name, empty, (draft) => draft)

/** The draft, kept in step with the other tabs. */
export function useCircleDraft(): CircleDraft {
  const draft = useStore(circleDraft)
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storedKey(name)) circleDraft.reread()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return ownOf(draft)
}

export function changeCircleDraft(change: Partial<CircleDraft>): void {
  circleDraft.set({ ...ownOf(circleDraft.get()), ...change, userId: currentUser()?.id ?? '' })
}

export const clearCircleDraft = (): void => circleDraft.set(empty)

function ownOf(draft: CircleDraft): CircleDraft {
  return draft.userId === (currentUser()?.id ?? '') ? draft : empty
}
