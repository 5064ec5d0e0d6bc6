import '../message-box.css'
import { pressedKey } from '@guangquan/ui/pressed-key'
import type { MessageRight } from '@guangquan/contract'
import { messageLimits } from '@guangquan/contract/message/message.words'
import { isUnseen, writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, IconButton, LengthText } from '@guangquan/ui'
import { ImageIcon, SmileyIcon } from '@guangquan/ui/icons'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { useEmotions } from '../../../shared/emotions/use-emotions.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { PhoneNeeded } from '../../../shared/sign-in/phone-needed.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { readDraft, storeDraft } from '../drafts.ts'
import { enqueue, type MessageContent } from '../outbox.ts'
import { useSendKey } from '../send-key.ts'
import { useChosenPictures } from '../use-chosen-pictures.ts'
import { ChosenPictures } from './chosen-pictures.tsx'

const EmotionPicker = lazyPart(
  () => import('../../../shared/emotions/emotion-picker.tsx'),
  (script) => script.EmotionPicker,
)

/** Input of a message: text with emotions, photographs; the text is stored until it is sent. */
export function MessageBox({ peerId, right }: { peerId: string; right: MessageRight }) {
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const [text, setText] = useState(() => readDraft(peerId))
  const pictures = useChosenPictures()
  const sendKey = useSendKey()
  // On a phone Enter begins a line: there is a button to send.
  const isPhone = useWidth('phone')

  function write(next: string) {
    setText(next)
    storeDraft(peerId, next)
  }
  const emotions = useEmotions({ form, box, text, onText: write })

  const length = writtenLength(text)
  const isEmpty = isUnseen(text) && pictures.pictures.length === 0
  const isBlocked = isEmpty || pictures.isUploading || length > messageLimits.text

  function send() {
    if (isBlocked) return
    const contents: MessageContent[] = []
    if (pictures.pictures.length > 0) contents.push({ pictures: pictures.take() })
    if (!isUnseen(text)) contents.push({ text: text.trim() })
    for (const content of contents) enqueue(peerId, content)
    write('')
    emotions.drop()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Enter' || isPhone) return
    const withControl = event.ctrlKey || event.metaKey
    if (sendKey === 'enter' ? event.shiftKey || event.altKey : !withControl) return
    event.preventDefault()
    if (!event.repeat) send()
  }

  if (right.refusal !== null) {
    return (
      <div className="message-refused" role="status">
        {right.refusal === 'phone' ? <PhoneNeeded purpose="发私信" /> : <p>{right.text}</p>}
      </div>
    )
  }
  return (
    <form
      ref={form}
      className="message-box"
      onKeyDown={emotions.onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {right.left === null ? null : (
        <p className="message-hint">对方回复前还能发 {right.left} 条文字，不能发照片和网址</p>
      )}
      <ChosenPictures pictures={pictures} />
      <div className="message-tools">
        <IconButton
          label="表情"
          aria-expanded={emotions.isOpen}
          icon={<SmileyIcon size={22} />}
          onClick={emotions.toggle}
        />
        {right.anything ? (
          <IconButton
            label="添加照片"
            icon={<ImageIcon size={22} />}
            onClick={() => chooser.current?.click()}
          />
        ) : null}
        <FileInput
          ref={chooser}
          label="私信的照片"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          multiple
          onFiles={pictures.add}
        />
        {length > messageLimits.text * 0.9 ? (
          <span className="ml-auto">
            <LengthText length={length} limit={messageLimits.text} />
          </span>
        ) : null}
      </div>
      <div className="message-write">
        <label htmlFor={fieldId} className="sr-only">
          写私信
        </label>
        <AutoTextarea
          id={fieldId}
          ref={box}
          value={text}
          maxRows={5}
          placeholder="说点什么"
          enterKeyHint="enter"
          onFocus={emotions.onFocus}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" kind="ink" disabled={isBlocked}>
          发送
        </Button>
      </div>
      {emotions.isOpen ? (
        <EmotionPicker
          anchor={emotions.isPhone ? undefined : form}
          autoFocus={emotions.takesFocus}
          onPick={emotions.insert}
          onClose={emotions.close}
          onFailure={emotions.drop}
        />
      ) : null}
    </form>
  )
}
