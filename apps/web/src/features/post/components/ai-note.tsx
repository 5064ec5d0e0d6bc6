import type { PublishItem } from '@guangquan/contract'

/** AI note of a post: declared by its author, or suspected from the files. */
export function AiNote({ post }: { post: Pick<PublishItem, 'aiMark' | 'aiSuspected'> }) {
  const text = aiText(post)
  return text === '' ? null : <p className="post-ai-note">{text}</p>
}

/** Empty if there is no note. */
function aiText({ aiMark, aiSuspected }: Pick<PublishItem, 'aiMark' | 'aiSuspected'>): string {
  if (aiMark === 1) return ''
  if (aiSuspected) return '疑似 AI 生成：文件里带有 AI 生成的标记'
  return aiMark === 3 ? '作者声明：AI 生成' : '作者声明：AI 辅助修图'
}
