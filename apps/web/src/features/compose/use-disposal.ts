import { useEffect, useRef } from 'react'

/** Calls this once the component is gone for good: strict mode unmounts and mounts it again at once. */
export function useDisposal(dispose: () => void): void {
  const disposal = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(disposal.current)
    return () => {
      disposal.current = setTimeout(dispose)
    }
  }, [dispose])
}
