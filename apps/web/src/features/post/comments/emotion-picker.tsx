import { EmojiPicker } from '@guangquan/ui/emoji-picker'
import type { ComponentProps } from 'react'
import { useServerEmoji } from '../../../shared/use-server-emoji.ts'

/** The emotions that can be written: the server's list where it has one. */
export function EmotionPicker(props: Omit<ComponentProps<typeof EmojiPicker>, 'serverEmoji'>) {
  return <EmojiPicker {...props} serverEmoji={useServerEmoji()} />
}
