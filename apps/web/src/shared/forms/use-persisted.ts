import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, storedKey, writeStored } from '../../platform/stored.ts'

/**
 * State in local storage under the product key, shared by all tabs. `read` turns the stored value, or undefined, into a
 * valid one. Not for secrets.
 */
export function usePersisted<T>(name: string, read: (stored: unknown) => T): [T, (next: T) => void] {
  const reader = useRef(read)
  const [value, setValue] = useState(() => read(readStored(name)))

  useEffect(() => {
    reader.current = read
  })

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storedKey(name) || event.key === null) setValue(reader.current(readStored(name)))
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [name])

  const write = useCallback(
    (next: T) => {
      setValue(next)
      writeStored(name, next)
    },
    [name],
  )
  return [value, write]
}
