import { useEffect, useState } from 'react'

/** An object URL of a blob while the component is mounted. */
export function useObjectUrl(blob: Blob | null): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()

  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // The URL is created and revoked by the same effect, also when React runs it twice.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])

  return made !== undefined && made.blob === blob ? made.url : undefined
}
