import { EmojiText } from '@guangquan/ui'
import { useServerEmoji } from './use-server-emoji.ts'

/** A text with its emotions as pictures: the server's where it has any, ours otherwise. */
export function EmotionText({ text }: { text: string }) {
  return text.includes('[') ? <Drawn text={text} /> : text
}

function Drawn({ text }: { text: string }) {
  return <EmojiText text={text} serverEmoji={useServerEmoji()} />
}
