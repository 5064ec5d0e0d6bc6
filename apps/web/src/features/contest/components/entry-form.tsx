import type { ContestDetail } from '@guangquan/contract'
import { verdictsOf } from '@guangquan/rules/contest/uploaded-photo'
import { useStore } from '@guangquan/ui'
import { useRef, useState } from 'react'
import {
  DamageNotice,
  DraftNote,
  PhotoStage,
  PublishEnd,
  Tray,
  UnstoredNote,
  uploadsUnderway,
  useComposing,
  usePhotoMirror,
  usePhotos,
  type DraftFormProps,
} from '../../compose/index.ts'
import { momentText } from '../contest-text.ts'
import {
  beginningOf,
  draftBody,
  entryBlock,
  entryBody,
  entryMaxMB,
  type EntryFields,
} from '../entry-fields.ts'
import { tallyText } from '../verify-frames.ts'
import { EntryWords } from './entry-words.tsx'
import { VerdictLines } from './verdict-lines.tsx'

interface EntryFormProps extends DraftFormProps {
  contest: ContestDetail
}

/** Photographs, their verification by the rules of the contest, and the words of an entry. Nothing typed is lost. */
export function EntryForm({ contest, draft, pending, others, onDraftRemoved }: EntryFormProps) {
  const { uploads, current, setCurrent } = usePhotos(draft, pending ?? undefined)
  const frames = useStore(uploads.frames)
  const photos = usePhotoMirror({ pending: uploads.pending(), fileOf: uploads.fileOf, stored: pending })
  const [fields, setFields] = useState<EntryFields>(() => beginningOf(contest, draft))
  const title = useRef<HTMLInputElement>(null)
  const group = contest.groups.find(({ id }) => id === fields.groupId)
  const uploading = frames.some(({ state }) => state === 'waiting' || state === 'sending')
  const hasContent = frames.length > 0 || fields.title !== '' || fields.text !== '' || fields.place !== ''
  const composing = useComposing({
    draft,
    stored: draftBody(fields, contest.id, frames),
    post: entryBody(fields, contest.id, frames),
    hasContent,
    underway: uploading ? uploadsUnderway : null,
    photos,
  })
  const uploaded = current?.uploaded ?? null
  const verdicts =
    uploaded === null || group === undefined ? [] : verdictsOf(group.rules, uploaded, fields.aiMark)
  return (
    <>
      <p className="contest-note">
        征稿到 {momentText(contest.times.collectEnd)}，你还能投 {contest.viewer.entriesLeft} 件。
      </p>
      {others.length > 0 && !hasContent ? <DraftNote drafts={others} onRemoved={onDraftRemoved} /> : null}
      <div className="compose-columns">
        <div className="compose-stage">
          <Tray
            uploads={uploads}
            adding={{
              most: group?.photosMax,
              maxMB: entryMaxMB,
              findMaxMB: () => Promise.resolve(entryMaxMB),
              onFirstByKeyboard: () => title.current?.focus(),
            }}
            frames={frames}
            current={current?.key ?? null}
            onCurrent={setCurrent}
          />
          <UnstoredNote photos={photos} numbered />
          {current === undefined || uploaded === null ? null : (
            <DamageNotice
              file={uploaded}
              onAccept={(file) => uploads.acceptDamage(current.key, file)}
              onReplace={(file) => void uploads.replace(current.key, file, entryMaxMB)}
            />
          )}
          {current === undefined ? null : <PhotoStage frame={current} place={frames.indexOf(current)} />}
        </div>
        <div className="compose-form">
          {verdicts.length === 0 ? null : (
            <section aria-labelledby="entry-verdicts">
              <h2 id="entry-verdicts" className="text-h4 font-semibold">
                核验 <span className="contest-note">{tallyText(verdicts)}</span>
              </h2>
              <p className="contest-note">
                在你的浏览器里先算一遍，提交时服务器再算一遍，两边用同一份规则。结果是辅助核验，以原图和人工核对为准。
              </p>
              <div role="status">
                <VerdictLines verdicts={verdicts} />
              </div>
            </section>
          )}
          <EntryWords
            contest={contest}
            fields={fields}
            titleRef={title}
            error={composing.publish.error}
            onChange={(part) => setFields((now) => ({ ...now, ...part }))}
          />
        </div>
      </div>
      <PublishEnd composing={composing} label="提交作品" blocked={entryBlock(fields, group, frames)} />
    </>
  )
}
