import { useEffect, useState } from 'react'

/** An address of a blob for as long as it is shown. */
export function useObjectUrl(blob: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (blob === null) {
      setUrl(undefined)
      return
    }
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])

  return url
}
