import { maxSubtitleKiB } from '@guangquan/contract/video/video.limits'
import { Button, Field } from '@guangquan/ui'
import { useRef, useState } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'

interface SubtitlesFieldProps {
  subtitles: string
  /** The server's error about the subtitles. */
  error: string | null
  onChange: (subtitles: string) => void
}

/** A SubRip or WebVTT file, read here and sent with the post. */
export function SubtitlesField({ subtitles, error, onChange }: SubtitlesFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const lines = subtitles.match(/-->/g)?.length ?? 0

  async function read(file: File): Promise<void> {
    const text = file.size > maxSubtitleKiB * 1024 ? null : await file.text().catch(() => '')
    const isFit = text !== null && text.includes('-->')
    setRefusal(
      text === null
        ? `字幕最多 ${maxSubtitleKiB} KB`
        : isFit
          ? null
          : '读不懂这个字幕文件，请选择 SRT 或 WebVTT 字幕',
    )
    if (isFit) onChange(text)
  }

  return (
    <Field
      group
      label="字幕"
      optional
      error={refusal ?? error}
      hint={subtitles === '' ? 'SRT 或 WebVTT 文件，观看的人可以开关' : `已加入 ${lines} 行字幕`}
    >
      <FileInput
        ref={input}
        label="选择字幕文件"
        accept=".srt,.vtt,text/vtt,application/x-subrip"
        onFiles={([file]) => {
          if (file !== undefined) void read(file)
        }}
      />
      <div className="flex gap-2">
        <Button kind="line" size="small" onClick={() => input.current?.click()}>
          {subtitles === '' ? '添加字幕' : '换一个'}
        </Button>
        {subtitles === '' ? null : (
          <Button kind="text" size="small" onClick={() => onChange('')}>
            移除
          </Button>
        )}
      </div>
    </Field>
  )
}
