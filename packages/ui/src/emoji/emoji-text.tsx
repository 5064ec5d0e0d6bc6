import { emojiNameOf, splitEmoji, type ServerEmoji } from './emoji-code.ts'
import { EmojiSign } from './emoji-sign.tsx'

/** A text with its codes as pictures; unknown codes stay text. The server's emoji take precedence. */
export function EmojiText({
  text,
  serverEmoji = [],
}: {
  text: string
  serverEmoji?: readonly ServerEmoji[]
}) {
  return splitEmoji(text).map((piece, place) => {
    const served = serverEmoji.find((sign) => sign.code === piece)
    if (served && served.src !== '') {
      return <img key={place} className="ui-emoji ui-emoji-inline" src={served.src} alt={served.code} />
    }
    const name = emojiNameOf(piece)
    return name ? <EmojiSign key={place} name={name} labelled className="ui-emoji-inline" /> : piece
  })
}
