// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import * as z from 'zod/mini';

export const zCategory = /* @__PURE__ */ (() => z.object({
  id: z.int(),
  category_name: z.string(),
  category_image: z.string(),
}))();

export const zProduct = /* @__PURE__ */ (() => z.object({
  id: z.int(),
  product_title: z.string(),
  product_slug: z.string(),
  category_name: z.string(),
  product_desc: z.string(),
  product_price: z.number(),
  gst: z.number(),
  product_quantity: z.number(),
  product_code: z.string(),
  size_type_id: z.string(),
  images: z.string(),
  product_details: z.string(),
  small_details: z.string(),
  product_faqs: z.string(),
  product_faqs_answers: z.string(),
}))();

export const zOfferCategory = /* @__PURE__ */ (() => z.object({
  id: z.int(),
  name: z.string(),
}))();

export const zOffer = /* @__PURE__ */ (() => z.object({
  id: z.int(),
  offer_title: z.string(),
  offer_name: z.string(),
  offer_price: z.number(),
  offer_image: z.string(),
  available_offers: z.string(),
  category_name: z.string(),
  product_slug: z.string(),
}))();

export const zAcademyCategory = /* @__PURE__ */ (() => z.object({
  id: z.int(),
  name: z.string(),
}))();

export const zAcademyFile = /* @__PURE__ */ (() => z.object({
  academy_type: z.int(),
  title: z.string(),
  thumbnail: z.string(),
  link: z.string(),
  extent: z.optional(z.string()),
}))();

export const zResourceCategory = /* @__PURE__ */ (() => z.object({
  id: z.int(),
  name: z.string(),
}))();

export const zResourceFile = /* @__PURE__ */ (() => z.object({
  title: z.string(),
  thumbnail: z.string(),
  link: z.string(),
  extent: z.optional(z.string()),
  resource_type: z.int(),
}))();

export const zUser = /* @__PURE__ */ (() => z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  phone: z.string(),
}))();

export const zOrder = /* @__PURE__ */ (() => z.object({
  id: z.string(),
  created_at: z.string(),
  amount: z.number(),
  payment_status: z.string(),
  order_id_token: z.string(),
  lines: z.optional(z.array(z.object({
    product: z.int(),
    type: z.string(),
    quantity: z.int(),
    title: z.string(),
    unit_price: z.number(),
    amount: z.number(),
    image: z.optional(z.string()),
    product_slug: z.optional(z.string()),
  }))),
  summary: z.optional(z.object({
    subtotal: z.number(),
    tax: z.number(),
    shipping: z.number(),
  })),
  deliver_to: z.optional(z.object({
    Name: z.string(),
    State: z.string(),
    Country: z.string(),
    Pincode: z.string(),
    Recipient: z.optional(z.string()),
    Mobile: z.optional(z.string()),
    Line1: z.optional(z.string()),
    Line2: z.optional(z.string()),
    Landmark: z.optional(z.string()),
  })),
}))();
