import '../ranking.css'
import { whyShownTexts } from '@guangquan/contract/feed/why-shown'
import {
  feedAuthorCap,
  feedBlockSize,
  feedNewcomerSlots,
  newcomerFans,
} from '@guangquan/rules/posts/feed-order'
import { heatDecay, heatFactors, heatSettledHours, heatWeights } from '@guangquan/rules/posts/heat'
import { topicLift } from '@guangquan/rules/posts/topic-lift'
import { TextLink } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'

const { commenter, collector, liker, sharer } = heatWeights

/** 推荐是怎么排的: the published formula of 推荐 and 热门, in the figures that the server computes with. */
export default function RankingPage() {
  return (
    <article className="page ranking" data-selectable>
      <h1 className="text-h2 font-semibold max-md:sr-only">推荐是怎么排的</h1>
      <p className="mt-3 text-ink-2">
        首页的「推荐」和照片的「热门」按同一套公开的规则排列，每分钟重新计算。
      </p>
      <Part title="热度">
        <p className="ranking-formula">
          热度 ＝ ({commenter}×评论 ＋ {collector}×收藏 ＋ {liker}×点赞 ＋ {sharer}×分享) × 系数 ÷ (发布小时数
          ＋ {heatDecay.hours})<sup>{heatDecay.exponent}</sup>
        </p>
        <ul>
          <li>每个人每种只算一次。</li>
          <li>作者自己、注册不满 {heatSettledHours} 小时的影友和访客不算。</li>
          <li>编辑推荐的作品，系数是 {heatFactors.editorPick}。</li>
          <li>作者是机主，系数再乘 {heatFactors.ownsProduct}。</li>
          <li>被两位影友举报、还没有处理的作品，系数再乘 {heatFactors.awaitsDecision}。</li>
        </ul>
      </Part>
      <Part title="位置">
        <ul>
          <li>
            每 {feedBlockSize} 篇一组，组内同一位作者最多 {feedAuthorCap} 篇。
          </li>
          <li>
            每组至少有 {feedNewcomerSlots} 篇来自粉丝不到 {newcomerFans} 人的影友。
          </li>
        </ul>
      </Part>
      <Part title="你感兴趣的主题">
        <p>
          带有你所选主题的作品，位置除以 {topicLift}：排在第 30 位的，会出现在第 {30 / topicLift}{' '}
          位前后。可以在
          <TextLink href={ownPaths.interest()}>我的兴趣</TextLink>里修改。
        </p>
      </Part>
      <Part title="为什么看到">
        <p>每篇推荐的菜单里都有原因，是其中之一：{Object.values(whyShownTexts).join('、')}。</p>
      </Part>
      <Part title="「最新」与「关注」">
        <p>严格按发布时间排，不看热度。</p>
      </Part>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
