import { pressedKey } from '@guangquan/ui/pressed-key'
import { IconButton } from '@guangquan/ui'
import {
  ArrowClockwiseIcon,
  ArrowCounterClockwiseIcon,
  CameraIcon,
  ImageIcon,
  LinkSimpleIcon,
  ListBulletsIcon,
  ListNumbersIcon,
  QuotesIcon,
  TextBIcon,
  TextHThreeIcon,
  TextHTwoIcon,
  VideoCameraIcon,
} from '@guangquan/ui/icons'
import { redo, undo } from 'prosemirror-history'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { readFormatState, toggleHeading, toggleList, toggleQuote, toggleStrong } from '../editor/commands.ts'
import type { Editing } from '../editor/use-editor.ts'

interface EditorToolbarProps {
  editing: Editing
  onLink: () => void
  onProduct: () => void
  onVideo: () => void
}

interface Tool {
  label: string
  icon: ReactNode
  pressed?: boolean
  disabled?: boolean
  /** Null chooses photographs. */
  act: (() => void) | null
}

const acceptedFiles = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** The editor's tool bar; the arrow keys move between its tools. */
export function EditorToolbar({ editing, onLink, onProduct, onVideo }: EditorToolbarProps) {
  const input = useRef<HTMLInputElement>(null)
  const { state, run } = editing
  if (state === null) return <div className="editor-tools" />
  const look = readFormatState(state)
  const groups: Tool[][] = [
    [
      {
        label: '大标题',
        icon: <TextHTwoIcon />,
        pressed: look.heading === 2,
        act: () => run(toggleHeading(2)),
      },
      {
        label: '小标题',
        icon: <TextHThreeIcon />,
        pressed: look.heading === 3,
        act: () => run(toggleHeading(3)),
      },
      { label: '加粗', icon: <TextBIcon />, pressed: look.strong, act: () => run(toggleStrong) },
      { label: '链接', icon: <LinkSimpleIcon />, pressed: look.link !== null, act: onLink },
    ],
    [
      { label: '引文', icon: <QuotesIcon />, pressed: look.quote, act: () => run(toggleQuote) },
      {
        label: '项目列表',
        icon: <ListBulletsIcon />,
        pressed: look.list === 'bullet',
        act: () => run(toggleList('bullet')),
      },
      {
        label: '编号列表',
        icon: <ListNumbersIcon />,
        pressed: look.list === 'ordered',
        act: () => run(toggleList('ordered')),
      },
    ],
    [
      { label: '插入照片', icon: <ImageIcon />, act: null },
      { label: '插入器材', icon: <CameraIcon />, act: onProduct },
      { label: '插入视频', icon: <VideoCameraIcon />, act: onVideo },
    ],
    [
      { label: '撤销', icon: <ArrowCounterClockwiseIcon />, disabled: !undo(state), act: () => run(undo) },
      { label: '重做', icon: <ArrowClockwiseIcon />, disabled: !redo(state), act: () => run(redo) },
    ],
  ]
  return (
    <div
      className="editor-tools"
      role="toolbar"
      aria-label="编辑工具"
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
    >
      {groups.map((tools, place) => (
        <div key={tools[0]?.label} className="editor-tool-group">
          {tools.map(({ label, icon, pressed, disabled, act }, at) => (
            <IconButton
              key={label}
              label={label}
              icon={icon}
              clickDebounceMs={0}
              aria-pressed={pressed}
              aria-disabled={disabled === true || undefined}
              tabIndex={place === 0 && at === 0 ? 0 : -1}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (act === null) input.current?.click()
                else if (disabled !== true) act()
              }}
            />
          ))}
        </div>
      ))}
      <FileInput
        ref={input}
        label="选择照片"
        accept={acceptedFiles}
        multiple
        onFiles={(files) => editing.addPhotos(files)}
      />
    </div>
  )
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('button')]
  const here = tools.findIndex((tool) => tool === document.activeElement)
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: tools.length - 1,
  }
  const requested = steps[pressedKey(event)]
  if (requested === undefined || here < 0) return
  event.preventDefault()
  tools[(requested + tools.length) % tools.length]?.focus()
}
