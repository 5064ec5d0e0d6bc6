interface WriterParts<T> {
  /** What is to be stored; null when nothing is. */
  read: () => T | null
  store: (content: T, text: string) => Promise<unknown>
  remove: () => Promise<void>
}

/** Stores what is read as JSON, one write at a time, each with the newest content, and nothing twice. */
export function makeMirrorWriter<T>({ read, store, remove }: WriterParts<T>): () => void {
  let written: string | null = null
  let isWriting = false

  async function write(): Promise<void> {
    isWriting = true
    for (;;) {
      const content = read()
      const text = content === null ? null : JSON.stringify(content)
      if (text === written) break
      written = text
      await (content === null || text === null ? remove() : store(content, text))
    }
    isWriting = false
  }

  return () => {
    if (!isWriting) void write()
  }
}
