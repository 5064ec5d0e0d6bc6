import type { Suggestions } from '@guangquan/contract'
import { formatCount } from '@guangquan/ui'
import { circlePaths } from '../../platform/circle-paths.ts'
import { paths } from '../../platform/paths.ts'
import { pathOfWord } from './search-address.ts'

/** A link below the search box. */
export interface SuggestionRow {
  id: string
  kind: 'word' | 'tag' | 'topic' | 'gear' | 'circle' | 'person'
  text: string
  /** Secondary text of the row. */
  note: string
  href: string
  headPicUrl?: string
  usedFrameSrc?: string | null
}

/** Rows for the typed text: the search itself first, then the suggestions. */
export function suggestionRows(typed: string, found: Suggestions | undefined): SuggestionRow[] {
  const rows: SuggestionRow[] = [
    { id: 'word', kind: 'word', text: typed, note: '搜索', href: pathOfWord(typed) },
  ]
  if (found === undefined) return rows
  for (const { name, count } of found.tags) {
    rows.push({ id: `tag-${name}`, kind: 'tag', text: name, note: `${count} 个作品`, href: paths.tag(name) })
  }
  for (const { id, name } of found.topics) {
    rows.push({
      id: `topic-${id}`,
      kind: 'topic',
      text: name,
      note: '主题',
      href: paths.photoWall(`topicId=${encodeURIComponent(id)}`),
    })
  }
  for (const { kind, id, name } of found.gear) {
    const note = kind === 'camera' ? '相机' : '镜头'
    rows.push({ id: `${kind}-${id}`, kind: 'gear', text: name, note, href: paths.gear(kind, id) })
  }
  for (const { id, title, memberCount } of found.circles) {
    rows.push({
      id: `circle-${id}`,
      kind: 'circle',
      text: title,
      note: `圈子，${formatCount(memberCount)} 位成员`,
      href: circlePaths.detail(id),
    })
  }
  for (const { userId, nickName, headPicUrl, usedFrameSrc } of found.people) {
    rows.push({
      id: `person-${userId}`,
      kind: 'person',
      text: nickName,
      note: '影友',
      href: paths.other(userId),
      headPicUrl,
      usedFrameSrc,
    })
  }
  return rows
}
