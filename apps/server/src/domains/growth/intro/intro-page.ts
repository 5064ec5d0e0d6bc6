import { levelNames, privileges, type BrandLook } from '@guangquan/contract'
import { fStopOf } from '@guangquan/rules/growth/level'
import { iconTags } from '../../../http/pages/brand-style.ts'
import { escapeHtml } from '../../../text/escape-html.ts'

interface Intro {
  communityName: string
  look: BrandLook
  /** Experience of each level, from Lv.1. */
  thresholds: readonly number[]
}

/** The page's own colours, from those of the brand; empty for the built look, which the style sheet has. */
export function introStyle({ colours }: BrandLook): string {
  if (colours === null) return ''
  const { fill, onFill, text, textDark } = colours
  return `:root{--fill:${fill};--on-fill:${onFill};--link:${text}}[data-theme=dark]{--link:${textDark}}`
}

/**
 * Introduces the community to people who have not joined yet: how to join, and what each level brings. Needs no script.
 */
export function introPage({ communityName, look, thresholds }: Intro): string {
  const name = escapeHtml(communityName)
  const style = introStyle(look)
  const rows = levelNames.map((level, index) => {
    const rights = privileges.filter((one) => one.level === index + 1).map((one) => escapeHtml(one.name))
    return `<tr><td>Lv.${index + 1}</td><td>f/${fStopOf(index + 1)}</td><td>${level}</td>
<td>${(thresholds[index] ?? 0).toLocaleString('en-US')}</td><td>${rights.join('；') || '—'}</td></tr>`
  })
  return `<!doctype html>
<html lang="zh-CN" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>关于${name}</title>
<meta name="description" content="${name}是机主和摄影爱好者的社区：怎么加入，每一级有什么权益。">
${iconTags(look)}<script src="/js/theme-first.js"></script>
<link rel="stylesheet" href="/css/intro.css">${style === '' ? '' : `<style>${style}</style>`}</head>
<body><header><a href="/">回首页</a></header><main>
<h1>一台相机之后</h1>
<p class="lead">${name}是机主和爱好者的社区。照片挂在墙上，参数印在片边，其余的话留给评论。</p>
<h2>怎么加入</h2>
<ol><li>用手机号或邮箱注册，起一个昵称。</li>
<li>把第一张照片挂上墙，相机和镜头会自动认出来。</li>
<li>关注喜欢的摄影师，也让别人找到你。</li></ol>
<h2>等级就是光圈</h2>
<p>等级从 f/22 开始，随着作品、评论和参与一档一档打开，直到 f/0.95。等级只升不降。</p>
<div class="wide"><table><thead><tr><th scope="col">等级</th><th scope="col">光圈</th><th scope="col">名称</th>
<th scope="col">需要经验</th><th scope="col">权益</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
<h2>照片还是你的</h2>
<p>原图逐字节保存，只有你能取回；位置和机身序列号不会出现在任何公开的文件里。</p>
<p><a class="go" href="/account/register/step1">注册</a></p>
</main></body></html>
`
}
