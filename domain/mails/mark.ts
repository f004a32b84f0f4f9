import { html } from "hono/html";
import { light } from "./palette.ts";

const line = `2px solid ${light["on-deep"]}`;
const cell = "height:9px;padding:0;font-size:0;line-height:0";

/** The site's icon from the borders of cells: a picture would have to be fetched, attached or allowed first. */
export const mark = html`<table
  role="presentation"
  aria-hidden="true"
  cellpadding="0"
  cellspacing="0"
  border="0"
>
  <tr>
    <td
      align="center"
      valign="middle"
      style="width:40px;height:40px;border-radius:9px;background-color:${light.deep};line-height:0"
    >
      <table
        role="presentation"
        align="center"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="border-collapse:separate"
      >
        <tr>
          <td
            style="width:8px;${cell};border-left:${line};border-top:${line};border-top-left-radius:7px"
          ></td>
          <td align="right" valign="top" style="width:12px;${cell}">
            <div
              style="width:8px;height:8px;border-radius:4px;background-color:${light.signal};line-height:0;font-size:0"
            ></div>
          </td>
        </tr>
        <tr>
          <td style="width:8px;${cell};border-left:${line};border-top:${line}"></td>
          <td
            style="width:12px;${cell};border-top:${line};border-right:${line};border-top-right-radius:7px"
          ></td>
        </tr>
      </table>
    </td>
  </tr>
</table>`;
