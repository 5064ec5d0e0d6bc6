import { useEffect, useRef, useState } from 'react'

const typingMs = 300

interface TypedWord {
  /** What the field shows. */
  text: string
  setText: (text: string) => void
  /** The same without spaces around it. */
  word: string
  /** Sends the word at once. */
  send: () => void
}

/**
 * The text of a field that searches while somebody types.
 * @param keyword as the address has it
 * @param onWord gets the word after a pause, empty for none
 */
export function useTypedWord(keyword: string, onWord: (word: string) => void): TypedWord {
  const [text, setText] = useState(keyword)
  // A keyword that did not come from here, such as none after the filter was cleared, replaces what was typed.
  const [[known, sent], setKnown] = useState([keyword, keyword])
  if (keyword !== known) {
    setKnown([keyword, keyword])
    if (keyword !== sent) setText(keyword)
  }
  const word = text.trim()
  const send = (next: string) => {
    setKnown([known, next])
    onWord(next)
  }
  const sender = useRef(send)
  useEffect(() => {
    sender.current = send
  })
  useEffect(() => {
    if (word === sent) return
    const timer = setTimeout(() => sender.current(word), typingMs)
    return () => clearTimeout(timer)
  }, [word, sent])
  return {
    text,
    setText,
    word,
    send: () => {
      if (word !== sent) send(word)
    },
  }
}
