import { useRef, useState } from 'react'
import { AutoTextarea } from '../fields/auto-textarea.tsx'
import { Button } from '../actions/button.tsx'
import { LengthText } from '../text/count-text.tsx'
import { insertCode } from '../emoji/emoji-code.ts'
import { EmojiPicker } from '../emoji/emoji-picker.tsx'
import { EmojiText } from '../emoji/emoji-text.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { SmileyIcon } from '../icons/smiley.gen.ts'
import { Photo } from '../photo/photo.tsx'
import { Slider } from '../fields/slider.tsx'
import { PartSection } from './part-section.tsx'
import { samplePhoto } from './sample-photo.ts'

const slides = [
  { id: 'violet', name: '第七重山' },
  { id: 'sea', name: '旧码头' },
  { id: 'sand', name: '沙脊' },
] as const

export function MovingParts({ theme }: { theme: string }) {
  return (
    <>
      <PartSection name="表情">
        <WriteBox />
      </PartSection>
      <PartSection name="轮播">
        <Slider
          label={`本周精选，${theme}`}
          slides={slides.map(({ id, name }) => ({
            id,
            content: (
              <figure>
                <Photo photo={samplePhoto(id, 1600, 900)} alt={name} sizes="(width < 64rem) 100vw, 50vw" />
                <figcaption className="ui-serif pt-2 text-h3">{name}</figcaption>
              </figure>
            ),
          }))}
        />
      </PartSection>
    </>
  )
}

function WriteBox() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('十三根桩子，很安静[喜欢]')
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function insert(code: string) {
    const area = field.current
    const end = text.length
    const next = insertCode(text, code, {
      start: area?.selectionStart ?? end,
      end: area?.selectionEnd ?? end,
    })
    setText(next.text)
    requestAnimationFrame(() => area?.setSelectionRange(next.caret, next.caret))
  }

  return (
    <>
      <p>
        <EmojiText text={text} />
      </p>
      <div ref={box} className="ui-box flex-col items-stretch">
        <AutoTextarea
          ref={field}
          bare
          value={text}
          aria-label="评论"
          placeholder="说点什么"
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex items-center gap-3 p-1">
          <IconButton
            label="表情"
            icon={<SmileyIcon size={22} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
          <span className="ml-auto">
            <LengthText length={text.length} limit={500} />
          </span>
          <Button size="small" disabled={text === ''} disabledReason="先写点什么" onClick={() => setText('')}>
            评论
          </Button>
        </div>
      </div>
      {open ? <EmojiPicker anchor={box} onPick={insert} onClose={() => setOpen(false)} /> : null}
      <EmojiPicker onPick={insert} onClose={() => undefined} />
    </>
  )
}
