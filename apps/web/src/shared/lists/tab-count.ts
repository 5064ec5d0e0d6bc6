import { createStoredStore } from '../../platform/stored-store.ts'

/** Whether the tab's title shows the number of unread notices: a setting of this browser. */
export const tabCount = createStoredStore('tab-count', { on: false }, (value) => value)
