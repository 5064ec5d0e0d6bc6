interface WriterParts<T> {
  /** The content to store; null if there is none. */
  read: () => T | null
  store: (content: T, text: string) => Promise<unknown>
  remove: () => Promise<void>
}

/** Stores content as JSON, one write at a time, each with the newest content, skipping unchanged content. */
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
