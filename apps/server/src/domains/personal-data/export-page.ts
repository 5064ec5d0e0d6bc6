import { escapeHtml } from '../../http/escape-html.ts'
import type { PersonalData } from './gather-personal-data.ts'
import type { NamedFile } from './write-export.ts'

/** A page in the ZIP that shows posts with their originals and comments, without a network or a program. */
export function exportPage(data: PersonalData, files: readonly NamedFile[]): string {
  const pathOf = new Map(files.map((file) => [file.id, file.path]))
  const posts = data.posts.toReversed().map((post) => {
    const pictures = post.pictures.flatMap(({ fileId, alt, title }) => {
      const path = pathOf.get(fileId)
      if (path === undefined) return []
      const address = escapeHtml(path.split('/').map(encodeURIComponent).join('/'))
      return [
        `<a href="${address}"><img loading="lazy" src="${address}" alt="${escapeHtml(alt || title)}"></a>`,
      ]
    })
    return `<article><time>${post.createTime}</time><h3>${escapeHtml(post.title)}</h3>
<p>${escapeHtml(post.text)}</p><div>${pictures.join('')}</div></article>`
  })
  const comments = data.comments
    .toReversed()
    .map((one) => `<li><time>${one.createTime}</time> ${escapeHtml(one.text)}</li>`)
  return `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>我的数据</title>
<style>
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.7 system-ui,sans-serif}
article{border-top:1px solid #ddd;padding:1rem 0}p{white-space:pre-wrap}img{max-width:15rem;margin:.25rem}
time{color:#666;font-size:.8rem}
</style>
<h1>我的数据</h1>
<p>原图在 originals 文件夹，拍摄参数在 exif.csv；资料、关注、地址、登录设备等在各个 .json 文件。</p>
<h2>作品（${data.posts.length}）</h2>
${posts.join('\n')}
<h2>评论（${data.comments.length}）</h2>
<ul>${comments.join('\n')}</ul>
</html>
`
}
