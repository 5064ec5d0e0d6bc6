import { createStoredStore } from '../../platform/stored-store.ts'

/** Whether the tab says how much is unread: a choice of this browser. */
export const tabCount = createStoredStore('tab-count', { on: false }, (value) => value)
