import type { ContestDetail } from '@guangquan/contract'
import {
  contestBounds,
  contestGearNames,
  contestKindNames,
  prizeBasisNames,
  roundKindNames,
  tieRuleNames,
  unclaimedRuleNames,
} from '@guangquan/contract/contest/contest.words'
import type { ReactNode } from 'react'
import { NewsBody } from '../../news/index.ts'
import { momentText } from '../contest-text.ts'

/** The rules of a contest: calendar, groups, prizes, jury, scoring, the organiser's text, and changes. */
export function RulesBody({ contest }: { contest: ContestDetail }) {
  return (
    <div className="contest-rules">
      <div className="contest-rules-beside">
        <Section title="日程">
          <Calendar contest={contest} />
        </Section>
        {contest.contact === '' ? null : (
          <Section title="联系主办方">
            <p data-selectable>{contest.contact}</p>
          </Section>
        )}
      </div>
      <div className="contest-rules-main">
        <Section title="组别和投稿要求">
          <Groups contest={contest} />
        </Section>
        {contest.prizes.length === 0 ? null : (
          <Section title="奖项">
            <Prizes contest={contest} />
          </Section>
        )}
        <Section title="怎样评">
          <Scoring contest={contest} />
        </Section>
        {contest.blocks.length === 0 ? null : (
          <Section title="参赛须知">
            <div className="news-body">
              <NewsBody blocks={contest.blocks} />
            </div>
          </Section>
        )}
        {contest.changes.length === 0 ? null : (
          <Section title="规则更新记录">
            <ul className="contest-changes">
              {contest.changes.map(({ time, text }) => (
                <li key={`${time} ${text}`}>
                  <span className="contest-note">{time.slice(0, 16)}</span> {text}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="contest-section-title">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="contest-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Calendar({ contest: { times, kind, originalDays } }: { contest: ContestDetail }) {
  const span = (from: string, to: string) => `${momentText(from)} 到 ${momentText(to)}`
  const { voteStart, voteEnd, judgeEnd } = times
  return (
    <Facts
      facts={[
        ['类别', contestKindNames[kind]],
        ['征稿', span(times.collectStart, times.collectEnd)],
        ['初审', `到 ${momentText(times.firstAuditEnd)}`],
        ...(voteStart === null || voteEnd === null ? [] : [['公众投票', span(voteStart, voteEnd)] as const]),
        ...(judgeEnd === null ? [] : [['评审', `到 ${momentText(judgeEnd)}`] as const]),
        ...(originalDays === 0 ? [] : [['交原图', `入选终评后 ${originalDays} 天内`] as const]),
        ['公示', span(times.noticeStart, times.noticeEnd)],
      ]}
    />
  )
}

function Groups({ contest: { groups, entriesMax } }: { contest: ContestDetail }) {
  return (
    <>
      <p>每人最多投 {entriesMax} 件，同一张照片只能投一个组别。</p>
      {groups.map(({ id, name, photosMin, photosMax, rules }) => (
        <div key={id} className="contest-group">
          <h3 className="text-h4 font-semibold">{name}</h3>
          <Facts
            facts={[
              ['张数', photosMin === photosMax ? `${photosMin} 张` : `${photosMin} 到 ${photosMax} 张`],
              ['格式', rules.formats.length === 0 ? '不限' : rules.formats.join('、').toUpperCase()],
              ...(rules.longEdge === null ? [] : [['长边', `不小于 ${rules.longEdge} px`] as const]),
              ...(rules.capturedFrom === null && rules.capturedTo === null
                ? []
                : [
                    [
                      '拍摄时间',
                      `${rules.capturedFrom?.slice(0, 10) ?? '不限'} 到 ${rules.capturedTo?.slice(0, 10) ?? '不限'}`,
                    ] as const,
                  ]),
              ['器材', contestGearNames[rules.gear]],
              ['拍摄信息', rules.exif ? '要完整' : '不要求'],
              ['AI 生成', rules.aiMade ? '不接受' : '不限'],
            ]}
          />
        </div>
      ))}
      <p className="contest-note">上传时自动核验，是辅助性的，最后以原图和人工核对为准。</p>
    </>
  )
}

function Prizes({ contest: { prizes, groups, unclaimedRule } }: { contest: ContestDetail }) {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return (
    <>
      <ul className="contest-prizes">
        {prizes.map(({ id, name, count, description, value, coins, basis, groupId, needsPapers }) => (
          <li key={id}>
            <p className="font-semibold">
              {name} {count} 名
              <span className="contest-note">
                {' '}
                {groupId === null ? '不分组别' : (names.get(groupId) ?? '')}
              </span>
            </p>
            <p>
              {[
                description,
                ...(coins > 0 ? [`${coins} 金币`] : []),
                ...(value > 0 ? [`价值 ${value} 元`] : []),
              ]
                .filter((part) => part !== '')
                .join('，')}
            </p>
            <p className="contest-note">
              按{prizeBasisNames[basis]}评出
              {needsPapers ? '；领奖要核对身份，资料加密保存，发奖 180 天后删除' : ''}
            </p>
          </li>
        ))}
      </ul>
      {prizes.length === 0 ? null : (
        <p className="contest-note">
          需要领取的奖品，公布后 {contestBounds.claimDays} 天内没有领取的，{unclaimedRuleNames[unclaimedRule]}
          。
        </p>
      )}
    </>
  )
}

function Scoring({ contest }: { contest: ContestDetail }) {
  const { hasJury, hasVote, weightJudge, criteria, rounds, votesPerDay, tieRule, judges } = contest
  return (
    <>
      <p>
        {hasJury && hasVote
          ? `评委占 ${weightJudge}%，公众投票占 ${100 - weightJudge}%，各组分别折算到 0 至 100 分。`
          : hasJury
            ? '名次由评委评出。'
            : '名次由公众投票决定。'}
      </p>
      {hasJury ? (
        <>
          <p>
            评委只看到编号、照片、作品名和说明，每位按自己的随机次序看。打分先折算成标准分再取平均，手紧手松都不影响名次。
          </p>
          {criteria.length === 0 ? null : (
            <p>{criteria.map(({ name, weight }) => `${name} ${weight}`).join('，')}。</p>
          )}
          {rounds.length === 0 ? null : (
            <ol className="contest-rounds">
              {rounds.map(({ number, kind, quorum, closesTime }) => (
                <li key={number}>
                  {roundKindNames[kind]}：每件至少 {quorum} 位评委，{momentText(closesTime)} 截止
                </li>
              ))}
            </ol>
          )}
          {judges.length === 0 ? null : (
            <ul className="contest-judges">
              {judges.map(({ name, title }) => (
                <li key={`${name} ${title}`}>
                  {name}
                  <span className="contest-note"> {title}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
      {hasVote ? (
        <p>
          投票开始前 {contestBounds.electorHours} 小时已注册、绑定手机号并达到 Lv.{contestBounds.electorLevel}{' '}
          的影友每天有 {votesPerDay} 票，每件作品每天最多一票，当天可以撤回，不能投自己。最后{' '}
          {contestBounds.hiddenHours}{' '}
          小时不显示票数。同一网络集中投票等可疑的票分开计，两个数都公布；有偿拉票的取消资格。
        </p>
      ) : null}
      <p>{tieRuleNames[tieRule]}。每人在一个影赛里最多得一个按总成绩评的奖项。</p>
    </>
  )
}
