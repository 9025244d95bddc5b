// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import * as z from 'zod/mini';

/**
 * A category of the catalogue.
 */
export const zCategory = /* @__PURE__ */ (() => z.object({
    id: z.int(),
    category_name: z.string(),
    category_image: z.string()
}))();

/**
 * A product on sale.
 */
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
    product_faqs_answers: z.string()
}))();

/**
 * A category of offers.
 */
export const zOfferCategory = /* @__PURE__ */ (() => z.object({
    id: z.int(),
    name: z.string()
}))();

/**
 * A bundle at a special price. It is taxed at 18 percent, whatever it holds.
 */
export const zOffer = /* @__PURE__ */ (() => z.object({
    id: z.int(),
    offer_title: z.string(),
    offer_name: z.string(),
    offer_price: z.number(),
    offer_image: z.string(),
    available_offers: z.string(),
    category_name: z.string(),
    product_slug: z.string()
}))();

/**
 * A source of academy files.
 */
export const zAcademyCategory = /* @__PURE__ */ (() => z.object({
    id: z.int(),
    name: z.string()
}))();

/**
 * A learning file or video.
 */
export const zAcademyFile = /* @__PURE__ */ (() => z.object({
    academy_type: z.int(),
    title: z.string(),
    thumbnail: z.string(),
    link: z.string()
}))();

/**
 * A category of resource files.
 */
export const zResourceCategory = /* @__PURE__ */ (() => z.object({
    id: z.int(),
    name: z.string()
}))();

/**
 * A file to download or to open elsewhere.
 */
export const zResourceFile = /* @__PURE__ */ (() => z.object({
    title: z.string(),
    thumbnail: z.string(),
    link: z.string(),
    resource_type: z.int()
}))();

/**
 * A customer as the storefront stores and shows them.
 */
export const zUser = /* @__PURE__ */ (() => z.object({
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    phone: z.string()
}))();

/**
 * One order of the customer.
 */
export const zOrder = /* @__PURE__ */ (() => z.object({
    id: z.string(),
    created_at: z.string(),
    amount: z.number(),
    payment_status: z.string(),
    order_id_token: z.string()
}))();
