import { EmojiText } from '@guangquan/ui'
import { useServerEmoji } from './use-server-emoji.ts'

/** A text with its emotion codes as pictures: the server's if it has one, otherwise the built-in one. */
export function EmotionText({ text }: { text: string }) {
  return text.includes('[') ? <Drawn text={text} /> : text
}

function Drawn({ text }: { text: string }) {
  return <EmojiText text={text} serverEmoji={useServerEmoji()} />
}
