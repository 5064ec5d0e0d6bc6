import { usePersisted } from './use-persisted.ts'

/** The address chosen for a prize or an exchange (null if none), and its setter. */
export function useSelectedAddress(): [string | null, (id: string | null) => void] {
  return usePersisted('selected-address', readId)
}

function readId(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
