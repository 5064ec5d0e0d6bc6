import '../level.css'
import { levelRules } from '@guangquan/routes/first/own'
import { CoinTable } from '../components/coin-table.tsx'
import { limitOf } from '../limit-of.ts'
import type { FrameItem, GrowthRule } from '@guangquan/contract'
import { expRuleName, levelNames, taskOfRule, privileges } from '@guangquan/contract/growth/growth.words'
import { goodsTypes } from '@guangquan/contract/goods/goods.words'
import { Avatar, formatFullCount, IrisLoader, LevelIris, levelStop, Tabs, TextLink } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { goodsPaths, ownPaths } from '../../../platform/own-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'

const tabs = [
  { id: '1', label: '等级说明' },
  { id: '2', label: '经验获取' },
  { id: '3', label: '等级权益' },
  { id: '4', label: '金币规则' },
] as const

/** 等级规则, of one tab; an unknown one leads to the first. */
export default function RulePage() {
  const named = useParams()['tab']
  const tab = tabs.find(({ id }) => id === named)
  const rules = useQuery(queries.one(...levelRules()))
  if (tab === undefined) return <Navigate to={ownPaths.levelRule(1)} replace />
  return (
    <OwnPage title="等级规则">
      <Tabs
        label="等级规则"
        current={tab.id}
        items={tabs.map(({ id, label }) => ({
          id,
          label,
          href: ownPaths.levelRule(Number(id)),
          inPlace: true,
        }))}
      />
      {rules.isPending ? <IrisLoader className="py-16" /> : null}
      {rules.isError ? <LoadError of={rules} /> : null}
      {rules.data === undefined ? null : tab.id === '1' ? (
        <LevelTable thresholds={rules.data.thresholds} />
      ) : tab.id === '2' ? (
        <ActTable rules={rules.data.rules} dayCap={rules.data.dayCap} />
      ) : tab.id === '3' ? (
        <PrivilegeTable />
      ) : (
        <CoinTable {...rules.data} />
      )}
    </OwnPage>
  )
}

function LevelTable({ thresholds }: { thresholds: readonly number[] }) {
  return (
    <>
      <table className="level-table">
        <thead>
          <tr>
            <th scope="col">光圈</th>
            <th scope="col">等级</th>
            <th scope="col">名称</th>
            <th scope="col">需要经验</th>
          </tr>
        </thead>
        <tbody>
          {levelNames.map((name, index) => (
            <tr key={name}>
              <td>
                <span className="level-cell">
                  <LevelIris level={index + 1} size={24} />
                  <span className="ui-print">{levelStop(index + 1)}</span>
                </span>
              </td>
              <td className="ui-print">Lv.{index + 1}</td>
              <td>{name}</td>
              <td className="ui-print">{formatFullCount(thresholds[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="level-note">
        等级只升不降。作品因违规被处理，或发布 7
        天内删除，会收回它得到的经验；经验因此低于当前等级的门槛时会收到通知，30
        天后权益按实际经验计算，补上就恢复。
      </p>
    </>
  )
}

function ActTable({ rules, dayCap }: { rules: readonly GrowthRule[]; dayCap: number }) {
  const acts = rules.filter(({ rule, exp }) => taskOfRule(rule) === null && exp !== 0)
  return (
    <>
      <table className="level-table">
        <thead>
          <tr>
            <th scope="col">行为</th>
            <th scope="col">经验</th>
            <th scope="col">金币</th>
            <th scope="col">上限</th>
          </tr>
        </thead>
        <tbody>
          {acts
            .toSorted((a, b) => b.exp - a.exp)
            .map((rule) => (
              <tr key={rule.rule}>
                <td>{expRuleName(rule.rule)}</td>
                <td className="ui-print">{rule.exp < 0 ? `−${-rule.exp}` : `+${rule.exp}`}</td>
                <td className="ui-print">{rule.coins > 0 ? `+${rule.coins}` : '—'}</td>
                <td className="text-ink-2">{limitOf(rule)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="level-note">
        一天最多得 {dayCap} 点经验，写明「不占每天上限」的不计在内。同一件事只计一次，数字以当天生效的为准。
      </p>
    </>
  )
}

/** The permissions of each level, its gifts and frames, and the benefits that staff offer from it on. */
function PrivilegeTable() {
  const offered = useQuery(
    queries.one(api.Goods.GetList, { goodsType: goodsTypes.benefit, maxResultCount: 50 }),
  )
  const frames = useQuery(queries.one(api.ProfileFrame.GetList, { maxResultCount: 50 }))
  const gifts = useQuery(queries.one(api.Present.GetLevelGifts, {}))
  const failed = [offered, frames, gifts].find(({ isError }) => isError)
  if (failed !== undefined) return <LoadError of={failed} />
  if (offered.isPending || frames.isPending || gifts.isPending) return <IrisLoader className="py-16" />
  const rights = (offered.data?.items ?? []).filter(({ minLevel }) => minLevel > 1)
  return (
    <table className="level-table">
      <thead>
        <tr>
          <th scope="col">光圈</th>
          <th scope="col">权益</th>
        </tr>
      </thead>
      <tbody>
        {levelNames.map((name, index) => {
          const own = [
            ...privileges.filter(({ level }) => level === index + 1).map((one) => one.name),
            ...(gifts.data?.items ?? []).filter(({ level }) => level === index + 1).map(giftText),
          ]
          const ofLevel = rights.filter(({ minLevel }) => minLevel === index + 1)
          const brought = (frames.data?.items ?? []).filter((frame) => frame.level === index + 1)
          if (own.length + ofLevel.length + brought.length === 0) return null
          return (
            <tr key={name}>
              <td>
                <span className="level-cell">
                  <LevelIris level={index + 1} size={24} />
                  <span>
                    Lv.{index + 1} {name}
                  </span>
                </span>
              </td>
              <td>
                {own.join('；')}
                {ofLevel.map((goods, place) => (
                  <Fragment key={goods.id}>
                    {own.length + place === 0 ? null : '；'}
                    <TextLink href={goodsPaths.benefit(goods.id)}>{goods.name}</TextLink>
                  </Fragment>
                ))}
                {brought.map((frame) => (
                  <LevelFrame key={frame.id} frame={frame} />
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** `礼品「年度精选画册」，每年一份` */
const giftText = ({ title, isYearly }: { title: string; isYearly: boolean }): string =>
  `礼品「${title}」${isYearly ? '，每年一份' : ''}`

/** A frame that comes with a level, around the member's own avatar. */
function LevelFrame({ frame: { id, name, src } }: { frame: FrameItem }) {
  const headPic = useSession((state) => state.user?.headPicUrl)
  return (
    <span className="level-frame">
      <Avatar src={headPic ?? null} size={40} frame={{ src }} />
      <TextLink href={ownPaths.frame(id)}>头像框「{name}」</TextLink>
    </span>
  )
}
