import { usePersisted } from './use-persisted.ts'

/** The address that was chosen for a prize or an exchange, and the way to choose one; null before. */
export function useSelectedAddress(): [string | null, (id: string | null) => void] {
  return usePersisted('selected-address', readId)
}

function readId(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
