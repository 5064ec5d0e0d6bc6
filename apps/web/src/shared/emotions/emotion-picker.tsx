import { EmojiPicker } from '@guangquan/ui/emoji-picker'
import type { ComponentProps } from 'react'
import { useServerEmoji } from './use-server-emoji.ts'

/** The emotion picker with the server's list of emotions, if it has one. */
export function EmotionPicker(props: Omit<ComponentProps<typeof EmojiPicker>, 'serverEmoji'>) {
  return <EmojiPicker {...props} serverEmoji={useServerEmoji()} />
}
